import { css, cx } from '@linaria/core'
import { type MessageEvent, messageEvents, type SupporterMessage } from '#contract/cause-admin/supporter-message.ts'
import { t } from '#web/i18n/i18n.ts'
import { card } from '#web/ui/styles.ts'

const sum = css`
  display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr); line-height: 1.4;
  & h2 { display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: baseline; font-size: var(--size-l); line-height: 1.25; }
  & h2 > b { font: 700 var(--size-2xl) / 1.1 var(--text); color: var(--accent); font-variant-numeric: tabular-nums; }
  @media (max-width: 767px) { padding: var(--s4); }
`

// One for each message; those that have a note are filled.
const parts = css`
  display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: var(--s1);
  & > i { block-size: 8px; border-radius: 4px; background: var(--line-soft); }
  & > i[data-noted] { background: var(--accent); }
  @media (forced-colors: active) { & > i { border: 1px solid; } & > i[data-noted] { background: CanvasText; } }
`

/** How many of our messages have a note of the cause's. */
export function NotesSum({ messages }: { messages: SupporterMessage[] }) {
  const isNoted = (event: MessageEvent) => messages.some((message) => message.event === event && message.text !== null)
  const count = messageEvents.filter(isNoted).length
  return (
    <section className={cx(card, sum)} aria-labelledby="notes">
      <h2 id="notes">
        <b>{t('cause-admin-messages:sum.of', { count, all: messageEvents.length })}</b> {t('cause-admin-messages:sum.notes')}
      </h2>
      <div aria-hidden="true" className={parts}>
        {messageEvents.map((event, index) => (
          <i key={event} data-noted={index < count || undefined} />
        ))}
      </div>
    </section>
  )
}
