"""What must never happen: each module makes one promise and tries to break it.

promise   what a promise is
rules     every answered question about the rules
"""

from tests.trust import rules
from tests.trust.promise import Promise

PROMISES: tuple[Promise, ...] = (rules.PROMISE,)
