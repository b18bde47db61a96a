/** The terms as somebody accepts them who registers. */
export const acceptedTerms = { Id: 'supporter-1', Statement: 'I accept', Path: '/terms/supporter', Version: '1' }
/** What somebody new sends, who raises for cause 5. */
export const newPerson = (email: string) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email,
  password: 'three blue boats',
  causeId: 5,
  userTerms: [acceptedTerms],
  marketingPreferences: [],
  sendWelcomeEmail: true,
})
