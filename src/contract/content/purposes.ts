/** Why something of a person is held: each is one paragraph of the page on privacy, under its name in locales/en-GB/content-privacy.json. */
export const purposes = [
  'account',
  'login',
  'donations',
  'claims',
  'notices',
  'rewards',
  'causes',
  'mail',
  'security',
  'measurement',
  'archive',
] as const
export type Purpose = (typeof purposes)[number]
