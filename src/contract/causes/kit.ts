/** what is made for a cause to be shown elsewhere; `/causes/{slug}/kit/{file}`. The small square shows on a page what the large one is. */
export const kitFiles = [
  'square.png',
  'square-small.webp',
  'poster-a4.pdf',
  'poster-a5.pdf',
  'flyer.pdf',
  'business-card.pdf',
  'button.png',
] as const
export type KitFile = (typeof kitFiles)[number]

export const kitAddress = (slug: string, file: KitFile): string => `/causes/${slug}/kit/${file}`
