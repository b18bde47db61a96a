/** What the link of a friend's mail carries: whose address it is, and the proof that the mail went there (G-020). */
export interface OptOut {
  email: string
  proof: string
}

/** As it stands behind the `#` of the link. */
export const writeOptOut = ({ email, proof }: OptOut): string => `${proof}.${email}`

/** Null for what no mail of ours has carried whole. */
export function readOptOut(text: string | null): OptOut | null {
  const [, proof, email] = /^([\w-]+)\.(\S+@\S+)$/.exec(text ?? '') ?? []
  return proof && email ? { email, proof } : null
}
