import { Link } from '@tanstack/react-router'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { Panel } from '#web/ui/panel.tsx'

/** A cause that is not confirmed says so to those who run it, and leads to what they can do. */
export function CheckBanner({ cause }: { cause: CauseCard }) {
  const isRefused = cause.standing === 'refused'
  return (
    <Panel tone={isRefused ? 'negative' : 'waiting'}>
      <p>{t(`cause-admin-check:banner.${isRefused ? 'refused' : 'beingChecked'}`)}</p>
      <Link to="/account/causes/$causeId/settings" params={{ causeId: `${cause.id}` }}>
        {t('cause-admin-check:banner.more')}
      </Link>
    </Panel>
  )
}
