/** The sides in pixels of what is cut out of the middle of a picture: about twice as many as `Face` shows. */
export const squares = { face: 128, 'large-face': 256 } as const
/** The widths in pixels in which a picture is shown whole. */
export const widths = [480, 768, 1152, 1536] as const

export type PictureSize = keyof typeof squares | (typeof widths)[number]

/** Where a kept picture is got in a size, as WebP. The address of anything else, such as a picture that has only just been chosen, stays as it is. */
export const sized = (address: string, size: PictureSize): string =>
  address.startsWith('/user-images/') ? `${address}/${size}.webp` : address
