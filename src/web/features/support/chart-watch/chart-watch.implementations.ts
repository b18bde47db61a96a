import { fromCallback, fromPromise } from 'xstate'
import { channelMessage, chartChannel, recording, type ViewerWish } from '#contract/support/recordings.ts'
import { chartWatchMachine, type WatchEvent } from '#machines/support/chart-watch/chart-watch.machine.ts'
import { saveFile } from '#web/platform/save-file.ts'

/** Listens to the site's other tabs, and passes on what is wished of one. */
const listen = fromCallback<{ type: 'wish'; wish: ViewerWish }>(({ sendBack, receive }) => {
  const channel = new BroadcastChannel(chartChannel)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = channelMessage.safeParse(data)
    if (!message.success) return
    if (message.data === 'here') channel.postMessage('watch')
    if (typeof message.data === 'object' && 'steps' in message.data)
      sendBack({ type: 'steps.came', steps: message.data.steps } satisfies WatchEvent)
  }
  channel.postMessage('watch')
  receive((event) => channel.postMessage(event.wish))
  return () => channel.close()
})

const stepsOf = (text: string) => {
  try {
    const read = recording.safeParse(JSON.parse(text))
    return read.success ? read.data.steps : null
  } catch {
    return null
  }
}

export const chartWatch = chartWatchMachine.provide({
  actors: {
    listen,
    readRecording: fromPromise(async ({ input: { file } }) => ({ steps: file && stepsOf(await file.text()) })),
  },
  actions: {
    saveRecording: ({ context: { steps } }) =>
      saveFile('charts.recording.json', 'application/json', JSON.stringify({ is: 'recording of charts', steps }, null, 1)),
  },
})
