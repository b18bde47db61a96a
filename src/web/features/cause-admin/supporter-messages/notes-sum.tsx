import { css, cx } from '@linaria/core'
import { type MessageEvent, messageEvents, type SupporterMessage } from '#contract/cause-admin/supporter-message.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { card } from '#web/ui/styles.ts'

// What there is, and what to do about it.
const sum = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr); overflow: clip; line-height: 1.4;
  & p { font-size: var(--size-s); text-wrap: pretty; }
  & > :first-child { display: grid; gap: var(--s2); }
  & h2 { font-size: var(--size-l); line-height: 1.25; }
  & h2 > b { display: block; font: 700 var(--size-3xl) / 1.1 var(--text); color: var(--accent); font-variant-numeric: tabular-nums; }
  & h3 { font: 600 var(--size-l) / 1.25 var(--display); }
  & > :nth-child(2) { display: grid; gap: var(--s3) var(--s6); grid-template-columns: minmax(0, 1fr); background: var(--accent-wash); margin: 0 calc(-1 * var(--s5)) calc(-1 * var(--s5)); padding: var(--s4) var(--s5); }
  & small { font-size: var(--size-s); font-weight: 600; color: var(--accent); }
  @media (max-width: 767px) { padding: var(--s4); & > :nth-child(2) { margin: 0 calc(-1 * var(--s4)) calc(-1 * var(--s4)); padding: var(--s3) var(--s4) var(--s4); } }
  @media (min-width: 768px) { & > :nth-child(2) { grid-template-columns: minmax(0, 1fr) auto; align-items: center; } }
  @media (forced-colors: active) { & > :nth-child(2) { border-block-start: 1px solid; } }
`

// One for each message; those that have a note are filled.
const parts = css`
  display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: var(--s1);
  & > i { block-size: 8px; border-radius: 4px; background: var(--line-soft); }
  & > i[data-noted] { background: var(--accent); }
  @media (forced-colors: active) { & > i { border: 1px solid; } & > i[data-noted] { background: CanvasText; } }
`

/** How many of our messages have a note of the cause's, and the first that has none. */
export function NotesSum({ cause, messages }: { cause: CauseCard; messages: SupporterMessage[] }) {
  const isNoted = (event: MessageEvent) => messages.some((message) => message.event === event && message.text !== null)
  const bare = messageEvents.find((event) => !isNoted(event))
  const count = messageEvents.filter(isNoted).length
  return (
    <section className={cx(card, sum)} aria-labelledby="notes">
      <div>
        <h2 id="notes">
          <b>{t('cause-admin-messages:sum.of', { count, all: messageEvents.length })}</b> {t('cause-admin-messages:sum.notes')}
        </h2>
        <div aria-hidden="true" className={parts}>
          {messageEvents.map((event, index) => (
            <i key={event} data-noted={index < count || undefined} />
          ))}
        </div>
      </div>
      {bare && (
        <div>
          <div>
            <small>{t('cause-admin-messages:sum.next')}</small>
            <h3>{t(`cause-admin-messages:event.${bare}.title`)}</h3>
            <p>{t(`cause-admin-messages:event.${bare}.when`)}</p>
          </div>
          <ButtonLink
            to="/settings/cause/$causeId/supporter-communications/$eventType/$eventMedium/edit"
            params={{ causeId: `${cause.id}`, eventType: bare, eventMedium: 'email' }}
          >
            {t('cause-admin-messages:write')}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
