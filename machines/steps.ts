/** The steps of a wizard by their words in the address, in the order in which the chart's states first name them (`meta.step`). */
export function stepsIn<Step extends string>(chart: { states: Record<string, { meta?: { step?: Step } | undefined }> }): Step[] {
  return [...new Set(Object.values(chart.states).map(({ meta }) => meta?.step))].filter((step) => step !== undefined)
}
