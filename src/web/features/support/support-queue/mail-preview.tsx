import { css } from '@linaria/core'
import { Fragment, useId } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { soft } from '#web/ui/styles.ts'
import { withBreaks } from '#web/ui/with-breaks.tsx'
import type { DecisionMail } from './decision-mails.ts'
import { linesOf } from './mail-lines.ts'

const part = css`
  display: grid; gap: var(--s2); min-inline-size: 0; font-size: var(--size-s); line-height: 1.5;
  & > h4 { margin: 0; font: 650 var(--size-m) / 1.4 var(--text); letter-spacing: 0; }
`
// As a mail program shows it: to whom and about what, and below it the mail.
const sheet = css`
  border: 1px solid var(--line-soft); border-radius: var(--radius-card); overflow: clip; overflow-wrap: anywhere;
  & > dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2px var(--s3); padding: var(--s3) var(--s4); background: var(--surface-sunk); }
  & dt { color: var(--ink-soft); }
  & dd { margin: 0; }
  & > dl > dd:last-child { font-weight: 650; }
  & > div { display: grid; gap: var(--s3); padding: var(--s4); }
  & p { white-space: pre-line; }
  & p[data-quote] { padding-inline-start: var(--s3); border-inline-start: 3px solid var(--line); }
`
// What is typed stands out of what we always say.
const own = css`background: var(--accent-wash); color: inherit; box-decoration-break: clone; padding-inline: 2px; border-radius: 2px; font-style: normal; &[data-missing] { color: var(--ink-soft); } @media (forced-colors: active) { text-decoration: underline; }`

// As mails show it: what says what to do and where is a button, which here leads nowhere.
const wayOn = css`justify-self: start; padding: var(--s1) var(--s3); border: 1px solid var(--line); border-radius: var(--radius); color: var(--accent); font-weight: 600;`

/** Stands for what is typed until the mail is in lines: no text has it in it. */
const here = '\u0000'

interface Props {
  mail: DecisionMail
  /** What has been typed so far. */
  words: string
}

/** The mail that goes with a decision, as it is while its words are typed. */
export function MailPreview({ mail, words }: Props) {
  const { origin, tenant } = useSite()
  const id = useId()
  if (mail.to.length === 0) return <p className={soft}>{t('support:preview.nobody')}</p>
  const { subject, lines } = linesOf(mail, { name: tenant.name, origin }, here)
  const typed = words.trim()
  return (
    <section className={part} aria-labelledby={id}>
      <h4 id={id}>{t('support:preview.title')}</h4>
      <div className={sheet}>
        <dl>
          <dt>{t('support:preview.to')}</dt>
          <dd>
            {mail.to.map(({ email }, index) => (
              <Fragment key={email}>
                {index > 0 && ', '}
                {withBreaks(email)}
              </Fragment>
            ))}
          </dd>
          <dt>{t('support:preview.subject')}</dt>
          <dd>{subject}</dd>
        </dl>
        <div>
          {lines.map((line) => {
            const [, leads] = /^([^:]{2,60}): https?:\/\/\S+$/.exec(line) ?? []
            // As in mails, what is somebody’s own words stands apart.
            const isQuote = line.startsWith('> ')
            const [before = '', after] = line.slice(isQuote ? 2 : 0).split(here)
            return leads ? (
              <p key={line} className={wayOn}>
                {leads}
              </p>
            ) : (
              <p key={line} data-quote={isQuote || undefined}>
                {before}
                {after !== undefined && (
                  <mark className={own} data-missing={typed === '' || undefined}>
                    {typed || t('support:preview.yourWords')}
                  </mark>
                )}
                {after}
              </p>
            )
          })}
        </div>
      </div>
    </section>
  )
}
