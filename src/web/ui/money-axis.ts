import { scaleLinear } from 'd3-scale'

/** About so many lines stand behind a figure of money. */
export const axisSteps = 4

/** From pounds to the height at which they are drawn; its ticks are round, and its last one stands above all that is drawn. */
export const axisOf = (pence: number, top: number, tall: number) =>
  scaleLinear([0, Math.max(pence / 100, 1)], [top + tall, top])
    .nice(axisSteps)
    .clamp(true)
