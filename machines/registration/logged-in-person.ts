/** Who is logged in while a wizard asks. */
export interface LoggedInPerson {
  name: string
  email: string
}
export interface PersonSignedIn {
  type: 'person.signedIn'
  person: LoggedInPerson
}
