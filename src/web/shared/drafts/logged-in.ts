import type { LoggedInPerson } from '#machines/registration/logged-in-person.ts'
import type { Person } from '#web/site/session/person.ts'

/** Whose account a wizard goes on with; null until that is certain, and where nobody is logged in. */
export const loggedIn = ({ authState, me }: Person): LoggedInPerson | null =>
  me && authState === 'authenticatedFull' ? { name: `${me.user.firstName} ${me.user.lastName}`, email: me.user.email } : null
