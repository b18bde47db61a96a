import { css, cx } from '@linaria/core'
import type { MessageEvent, MessageMedium } from '#contract/cause-admin/supporter-message.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { sizedPath } from '#contract/picture-sizes.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { CauseQuote } from '#web/ui/cause-quote.tsx'
import { paper } from '#web/ui/styles.ts'
import { ourMessage } from './our-message.ts'

// As a mail program shows it: who sends what, and below it the mail in its frame. Mails are light in every scheme.
const frame = css`border: 1px solid var(--line); border-radius: var(--radius-card); overflow: hidden; overflow-wrap: anywhere; line-height: 1.45;`
const envelope = css`
  display: grid; gap: 2px; margin: 0; padding: var(--s3) var(--s4); border-block-end: 1px solid var(--line-soft); font-size: var(--size-s);
  & > div { display: flex; flex-wrap: wrap; gap: 0 var(--s2); }
  & dt { flex: none; color: var(--ink-soft); }
  & dd { margin: 0; font-weight: 650; min-inline-size: 0; }
`
const sheet = css`
  padding: var(--s4); background: var(--surface-sunk);
  & > b { display: block; padding-block-end: var(--s2); font: 600 var(--size-l) / 1.2 var(--display); color: var(--accent); }
  & > div { display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr); padding: var(--s4); background: var(--paper); border-radius: var(--radius-card); }
  & img { inline-size: 4rem; block-size: 4rem; border-radius: 10px; object-fit: cover; }
`
const notice = css`display: grid; align-content: start; gap: var(--s3); grid-template-columns: minmax(0, 1fr); padding: var(--s4); & > div { display: grid; gap: 2px; }`
const leads = css`justify-self: start; font-weight: 650; color: var(--accent); text-decoration: underline; text-underline-offset: 0.18em;`
const empty = css`padding: var(--s3) var(--s4); border: 2px dashed var(--line); border-radius: var(--radius); color: var(--ink-soft); font-size: var(--size-s);`

interface LookProps {
  cause: CauseCard
  event: MessageEvent
  medium: MessageMedium
  /** The cause’s own; empty where it says nothing. */
  words: string
}

/** G-012: our words and the cause's, as the supporter gets them by one of the two ways: a mail, or a notice in their account. */
export function MessageLook({ cause, event, medium, words }: LookProps) {
  const { tenant } = useSite()
  const { title, text, action } = ourMessage(event, cause)
  const note =
    words === '' ? (
      <p className={empty}>{t('cause-admin-messages:previewEmpty')}</p>
    ) : (
      <CauseQuote cause={cause.name} words={words} />
    )
  const wayOn = <span className={leads}>{action}</span>
  if (medium === 'site')
    return (
      <div className={cx(frame, notice)}>
        <div>
          <b>{title}</b>
          <p>{text}</p>
        </div>
        {note}
        {wayOn}
      </div>
    )
  return (
    <div className={cx(frame, paper)}>
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
      <div className={sheet}>
        <b>{tenant.name}</b>
        <div>
          {cause.logoHttps && <img src={sizedPath(cause.logoHttps, 'large-face')} alt="" />}
          <p>{text}</p>
          {note}
          {wayOn}
        </div>
      </div>
    </div>
  )
}
