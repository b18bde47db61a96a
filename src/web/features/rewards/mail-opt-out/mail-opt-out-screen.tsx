import { useEffect, useState } from 'react'
import { type OptOut, readOptOut } from '#contract/rewards/opt-out.ts'
import { t } from '#web/i18n/i18n.ts'
import { takeFromHash } from '#web/platform/hash.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { skeletonLine } from '#web/ui/styles.ts'

const Waiting = () => (
  <StepFrame title={t('rewards-mail-opt-out:title')}>
    <div className={skeletonLine} />
  </StepFrame>
)

// What it looks like isn't in the markup that the page comes with: it is shown once its styles are here.
const StopMails = lazyPart(
  lazyImport(async () => (await import('./stop-mails.tsx')).StopMails),
  () => <Waiting />,
)

/** G-020: where the link of a friend's mail leads. What it carries stands behind the `#`, where no server and no log sees it. */
export function MailOptOutScreen() {
  const [read, setRead] = useState<{ optOut: OptOut | null } | null>(null)
  useEffect(() => setRead({ optOut: readOptOut(takeFromHash('stop')) }), [])
  return read ? <StopMails optOut={read.optOut} /> : <Waiting />
}
