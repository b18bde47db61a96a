import { css, cx } from '@linaria/core'
import bell from 'lucide/dist/esm/icons/bell.mjs'
import mail from 'lucide/dist/esm/icons/mail.mjs'
import { t } from '#web/i18n/i18n.ts'
import { stack } from '#web/ui/styles.ts'
import { RuleList } from '../rule-list.tsx'

const titled = css`gap: var(--s4); & > h2 { font-size: var(--size-l); }`
const drawings = { site: bell, email: mail } as const
const names = ['site', 'email'] as const

/** G-012: to whom a cause speaks, by each of the two ways. */
export function NoteRules() {
  return (
    <section className={cx(stack, titled)} aria-labelledby="note-rules">
      <h2 id="note-rules">{t('cause-admin-messages:rules.title')}</h2>
      <RuleList
        list={names.map((name) => ({
          drawing: drawings[name],
          name: t(`cause-admin-messages:rules.${name}.name`),
          text: t(`cause-admin-messages:rules.${name}.text`),
        }))}
      />
    </section>
  )
}
