import { useState } from 'react'
import gallery from '#locales/en-GB/gallery.json'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { stack } from '#web/ui/styles.ts'

const loadAccountCalls = lazyImport(async () => (await import('#contract/account/account.calls.ts')).accountCalls)

const many = 25

/** Makes many calls that need a session at once, to watch the queue and the token service at work. */
export function SessionPart() {
  const { api } = useSite()
  const [outcome, setOutcome] = useState<{ answered: number; refused: number } | null>(null)
  async function makeCalls(): Promise<void> {
    const accountCalls = await loadAccountCalls()
    const settled = await Promise.allSettled(Array.from({ length: many }, () => api.ask(accountCalls.readUdo)))
    const answered = settled.filter(({ status }) => status === 'fulfilled').length
    setOutcome({ answered, refused: settled.length - answered })
  }
  return (
    <section className={stack} aria-label={gallery.session}>
      <h2>{gallery.session}</h2>
      <div>
        <Button kind="secondary" onClick={() => void makeCalls()}>
          {gallery.makeCalls}
        </Button>
      </div>
      <p role="status" data-answered={outcome?.answered}>
        {outcome &&
          gallery.callsMade.replace('{{answered}}', String(outcome.answered)).replace('{{refused}}', String(outcome.refused))}
      </p>
    </section>
  )
}
