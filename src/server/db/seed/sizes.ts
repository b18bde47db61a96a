/** How many of each thing a data set has. */
export interface SeedSize {
  retailers: number
  causes: number
  supporters: number
  /** Donations per supporter, on average. */
  donations: number
}

export const sizes = {
  demo: { retailers: 240, causes: 360, supporters: 240, donations: 10 },
  large: { retailers: 8000, causes: 150_000, supporters: 200_000, donations: 10 },
} satisfies Record<string, SeedSize>
