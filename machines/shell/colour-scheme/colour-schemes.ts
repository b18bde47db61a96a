export const appearances = [
  ['scheme', ['device', 'light', 'dark']],
  ['contrast', ['device', 'more']],
] as const
export type Appearance = (typeof appearances)[number][1][number]

/** What this device has kept, whatever it says; what was not chosen is as the device is. */
export interface KeptAppearance {
  scheme?: string | undefined
  contrast?: string | undefined
}
