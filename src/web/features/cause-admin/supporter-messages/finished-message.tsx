import { css, cx } from '@linaria/core'
import { messageEvents, type SupporterMessage } from '#contract/cause-admin/supporter-message.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { CauseQuote } from '#web/ui/cause-quote.tsx'
import { card, soft, stack, tightStack } from '#web/ui/styles.ts'
import { ourMessage } from './our-message.ts'

const look = css`
  gap: var(--s3);
  & h2 { font-size: var(--size-l); }
  & > :first-child > p { font-size: var(--size-s); }
  @media (max-width: 767px) { padding: var(--s4); }
`

/** The first message that has a note of the cause’s, as a supporter sees it; nothing where none has. */
export function FinishedMessage({ cause, messages }: { cause: CauseCard; messages: SupporterMessage[] }) {
  const noted = messageEvents.flatMap((event) => messages.filter((one) => one.event === event)).find(({ text }) => text !== null)
  if (!noted?.text) return null
  const { title, text } = ourMessage(noted.event, cause)
  return (
    <section className={cx(card, stack, look)} aria-labelledby="finished">
      <div>
        <h2 id="finished">{t('cause-admin-messages:preview')}</h2>
        <p className={soft}>{t(`cause-admin-messages:event.${noted.event}.title`)}</p>
      </div>
      <div className={tightStack}>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <CauseQuote cause={cause.name} words={noted.text} />
    </section>
  )
}
