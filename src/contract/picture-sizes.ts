/** The sides in pixels of what is cut out of the middle of a picture, for a `Face` and for a large one: enough for a screen that shows two for each. */
export const squareSides = { face: 128, 'large-face': 256 } as const
/** The widths in pixels in which a picture is got in its own shape. */
export const widths = [320, 480, 768, 1152, 1536] as const

export type PictureSize = keyof typeof squareSides | (typeof widths)[number]

/** The path of a kept picture in a size, as WebP. The address of anything else, such as a picture that has only just been chosen, stays as it is. */
export const sizedPath = (address: string, size: PictureSize): string =>
  address.startsWith('/user-images/') ? `${address}/${size}.webp` : address
