import { css, cx } from '@linaria/core'
import { messageEvents, type SupporterMessage } from '#contract/cause-admin/supporter-message.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { CauseQuote } from '#web/ui/cause-quote.tsx'
import { paper, soft, stack, tightStack } from '#web/ui/styles.ts'
import { ourMessage } from './our-message.ts'

const look = css`gap: var(--s3); & h2 { font-size: var(--size-l); } & > :first-child > p { font-size: var(--size-s); }`
// As a mail program shows it: who sends what, and below it the mail in its frame. Mails are light in every scheme.
const mail = css`border: 1px solid var(--line); border-radius: var(--radius-card); overflow: hidden; overflow-wrap: anywhere;`
const envelope = css`
  display: grid; gap: 2px; margin: 0; padding: var(--s3) var(--s4); border-block-end: 1px solid var(--line-soft); font-size: var(--size-s);
  & > div { display: flex; gap: var(--s2); }
  & dt { flex: none; color: var(--ink-soft); }
  & dd { margin: 0; font-weight: 650; min-inline-size: 0; }
`
const sheet = css`
  padding: var(--s4); background: var(--surface-sunk);
  & > b { display: block; padding-block-end: var(--s2); font: 600 var(--size-l) / 1.2 var(--display); color: var(--accent); }
  & > div { display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr); padding: var(--s4); background: var(--paper); border-radius: var(--radius-card); }
  & img { inline-size: 4rem; block-size: 4rem; border-radius: 10px; object-fit: cover; }
`

/** The first message that has a note of the cause’s, as a supporter gets it: by email rather than on the site; nothing where none has. */
export function FinishedMessage({ cause, messages }: { cause: CauseCard; messages: SupporterMessage[] }) {
  const { tenant } = useSite()
  const noted = messageEvents.flatMap((event) => messages.filter((one) => one.event === event && one.text !== null))
  const shown = noted.find(({ medium }) => medium === 'email') ?? noted[0]
  if (!shown?.text) return null
  const { title, text } = ourMessage(shown.event, cause)
  const isMail = shown.medium === 'email'
  return (
    <section className={cx(stack, look)} aria-labelledby="finished">
      <div>
        <h2 id="finished">{t('cause-admin-messages:preview')}</h2>
        <p className={soft}>{t(`cause-admin-messages:event.${shown.event}.title`)}</p>
      </div>
      <div className={cx(mail, paper)}>
        {isMail && (
          <dl className={envelope}>
            <div>
              <dt>{t('cause-admin-messages:envelope.from')}</dt>
              <dd>{tenant.name}</dd>
            </div>
            <div>
              <dt>{t('cause-admin-messages:envelope.subject')}</dt>
              <dd>{title}</dd>
            </div>
          </dl>
        )}
        <div className={sheet}>
          {isMail && <b>{tenant.name}</b>}
          <div>
            {isMail && cause.logoHttps && <img src={cause.logoHttps} alt="" />}
            {isMail ? (
              <p>{text}</p>
            ) : (
              <div className={tightStack}>
                <b>{title}</b>
                <p>{text}</p>
              </div>
            )}
            <CauseQuote cause={cause.name} words={shown.text} />
          </div>
        </div>
      </div>
    </section>
  )
}
