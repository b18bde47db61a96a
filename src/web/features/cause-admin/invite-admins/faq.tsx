import { css, cx } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { tightStack } from '#web/ui/styles.ts'

const titled = css`& > h2 { font-size: var(--size-l); }`

/** U-063: what people ask before they invite somebody. */
export function Faq() {
  return (
    <section className={cx(tightStack, titled)} aria-labelledby="faq">
      <h2 id="faq">{t('cause-admin-invites:faqTitle')}</h2>
      <div>
        {(['1', '2', '3'] as const).map((number) => (
          <Collapsible key={number} title={t(`cause-admin-invites:faq.${number}.question`)}>
            <p>{t(`cause-admin-invites:faq.${number}.answer`)}</p>
          </Collapsible>
        ))}
      </div>
    </section>
  )
}
