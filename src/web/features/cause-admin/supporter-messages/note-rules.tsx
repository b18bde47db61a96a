import { css } from '@linaria/core'
import bell from 'lucide/dist/esm/icons/bell.mjs'
import calendar from 'lucide/dist/esm/icons/calendar-days.mjs'
import mail from 'lucide/dist/esm/icons/mail.mjs'
import again from 'lucide/dist/esm/icons/repeat.mjs'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'
import { stack } from '#web/ui/styles.ts'

// Two beside two, without a frame: what holds for everything in the list below.
const rules = css`
  display: grid; gap: var(--s4) var(--s6); margin: 0; grid-template-columns: minmax(0, 1fr);
  & > div { display: grid; grid-template-columns: 2.5rem minmax(0, 1fr); gap: 0 var(--s3); align-content: start; }
  & > div > span { grid-row: 1 / span 2; display: grid; place-items: center; inline-size: 2.5rem; block-size: 2.5rem; border-radius: 50%; background: var(--accent-wash); color: var(--accent); }
  & dt { font-weight: 650; line-height: 1.4; }
  & dd { margin: 0; font-size: var(--size-s); line-height: 1.45; color: var(--ink-soft); text-wrap: pretty; }
  @media (min-width: 768px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
const titled = css`gap: var(--s4); & > h2 { font-size: var(--size-l); }`
const drawings = { when: calendar, often: again, site: bell, email: mail } as const
const names = ['when', 'often', 'site', 'email'] as const

/** G-012: when, how often and to whom a cause speaks: all of it, and nowhere else. */
export function NoteRules() {
  return (
    <section className={`${stack} ${titled}`} aria-labelledby="note-rules">
      <h2 id="note-rules">{t('cause-admin-messages:rules.title')}</h2>
      <dl className={rules}>
        {names.map((name) => (
          <div key={name}>
            <span>
              <Icon drawing={drawings[name]} />
            </span>
            <dt>{t(`cause-admin-messages:rules.${name}.name`)}</dt>
            <dd>{t(`cause-admin-messages:rules.${name}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
