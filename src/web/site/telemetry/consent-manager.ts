import type { Choices } from '#machines/telemetry/consent/consent.machine.ts'
import { report } from '#web/platform/report.ts'
import { loadScript } from '#web/platform/script-loader.ts'
import type { Consent } from './consent.ts'

/** What IAB Europe's TCF 2.2 tells listeners, as far as it is read here. */
interface TcData {
  eventStatus?: string
  purpose?: { consents?: Record<string, boolean | undefined> }
}
type TcfApi = (command: string, version: number, callback: (data: TcData, isDone: boolean) => void) => void

const tcf = () => (window as unknown as { __tcfapi?: TcfApi }).__tcfapi // the standard's own name

/**
 * The purposes of TCF 2.2: 1 storing on the device, 8 measuring content, 3 and 4 profiles for advertising, 7 measuring it. Each of ours needs all of
 * its own and the first.
 */
function choicesOf({ purpose }: TcData): Choices {
  const has = (...purposes: number[]) => [1, ...purposes].every((number) => purpose?.consents?.[number] === true)
  return { analytics: has(8), advertising: has(3, 4, 7) }
}

/** loads an outside consent manager that speaks TCF 2.2 and follows its word. Without an answer nothing is measured. Answers how its choices are opened. */
export function followConsentManager(address: string, consent: Consent): () => void {
  loadScript(address, new AbortController().signal).then(
    () =>
      tcf()?.('addEventListener', 2, (data, isDone) => {
        if (isDone && (data.eventStatus === 'tcloaded' || data.eventStatus === 'useractioncomplete'))
          consent.send({ type: 'choices.told', choices: choicesOf(data) })
      }),
    () => report('warn', 'the consent manager did not load; nothing is measured'),
  )
  return () => tcf()?.('displayConsentUi', 2, () => {})
}
