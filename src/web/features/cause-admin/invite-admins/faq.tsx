import { t } from '#web/i18n/i18n.ts'
import { Collapsible } from '#web/ui/collapsible.tsx'

/** U-063: what people ask before they invite somebody. */
export function Faq() {
  return (
    <section aria-labelledby="faq">
      <h2 id="faq">{t('cause-admin-invites:faqTitle')}</h2>
      {(['1', '2', '3'] as const).map((number) => (
        <Collapsible key={number} title={t(`cause-admin-invites:faq.${number}.question`)}>
          <p>{t(`cause-admin-invites:faq.${number}.answer`)}</p>
        </Collapsible>
      ))}
    </section>
  )
}
