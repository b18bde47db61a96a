import '../../i18n/support.words.ts'
import { t } from '../../i18n/i18n.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { stack } from '../../ui/styles.ts'
import { ClaimQueue } from './claim-queue.tsx'
import { RequestQueue } from './request-queue.tsx'

/** R-145, G-006: what waits for the support team. */
export function ReviewConsoleScreen() {
  return (
    <div className={stack}>
      <PageHeading intro={t('support:intro')}>{t('support:title')}</PageHeading>
      <RequestQueue />
      <ClaimQueue />
    </div>
  )
}
