/** The lists that somebody can leave: each is some of the preferences of their account, `everything` is the address itself. */
export const mailLists = ['everything', 'shops', 'tips', 'campaigns', 'administrators'] as const
export type MailList = (typeof mailLists)[number]

/** What the link of a mail carries: whose address it is, which mails it stops, and the proof that the mail went there (G-020). */
export interface OptOut {
  email: string
  list: MailList
  proof: string
}

/** As it stands in the link. */
export const writeOptOut = ({ email, list, proof }: OptOut): string => `${list}:${proof}.${email}`

/** Null for what no mail of ours has carried whole. Older links name no list. */
export function readOptOut(text: string | null | undefined): OptOut | null {
  const [, named = 'everything', proof, email] = /^(?:(\w+):)?([\w-]+)\.(\S+@\S+)$/.exec(text ?? '') ?? []
  const list = mailLists.find((one) => one === named)
  return list && proof && email ? { email, list, proof } : null
}
