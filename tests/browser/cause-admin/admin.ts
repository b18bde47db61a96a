/** Who runs the causes of these charts. */
export const admin = { signsIn: true, signsInAs: 'admin' } as const
