import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { readingOfChart } from '#contract/support/charts.ts'
import { chartRecordOf } from '#server/shared/charts/chart-records.ts'
import { chartPictureWith } from '#web/features/support/chart-picture/chart-picture.tsx'

async function pictured() {
  const chart = await chartRecordOf('login')
  const reading = readingOfChart.parse({ chart, people: null, walked: null })
  let looks = 0
  const counted = new Proxy(reading.chart, {
    get(target, name, receiver) {
      looks += name === 'parts' ? 1 : 0
      return Reflect.get(target, name, receiver)
    },
  })
  const asked = Promise.withResolvers<typeof reading>()
  const actor = createActor(
    chartPictureWith(() => asked.promise, true),
    { input: { name: 'login' } },
  ).start()
  return { actor, answer: () => asked.resolve({ ...reading, chart: counted }), looks: () => looks }
}

test('a chart is laid out once it is read; one that another has taken the place of before isn’t', async () => {
  const shown = await pictured()
  const passedBy = await pictured()
  passedBy.actor.stop()
  passedBy.answer()
  shown.answer()
  await waitFor(shown.actor, (state) => state.matches('shown'))
  expect(shown.looks()).toBeGreaterThan(0)
  expect(passedBy.looks()).toBe(0)
})
