/** Apart from the poster, so that its address costs no other page the drawing of it. */
export const posterSizes = ['a4', 'a5', 'a6'] as const
export type PosterSize = (typeof posterSizes)[number]
