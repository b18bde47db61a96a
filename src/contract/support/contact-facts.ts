/** How to reach us, as the configuration says it; what it leaves out is not shown, and nothing is made up. */
export interface ContactFacts {
  /** Lines of the postal address, the name first. */
  address?: string[] | undefined
  phone?: string | undefined
  /** When somebody answers, in words, such as "Monday to Friday, 9am to 5pm". */
  hours?: string | undefined
}
