export const colourSchemes = ['device', 'light', 'dark'] as const
export type ColourScheme = (typeof colourSchemes)[number]
