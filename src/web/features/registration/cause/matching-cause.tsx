import type { CauseCard } from '#contract/causes/cause.ts'
import type { Matches } from '#machines/registration/cause/cause-registration.setup.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type Progress, StepFrame } from '#web/ui/step-frame.tsx'
import { card, row, soft, stack, tightStack } from '#web/ui/styles.ts'

interface Props {
  matches: Matches
  progress: Progress | null
  onBack(): void
  onAdmin(cause: CauseCard): void
  onSupport(cause: CauseCard): void
  onNone(): void
}

/** F-057, F-058: what is there already is run, supported, or told apart from what is about to be registered. */
export function MatchingCause({ matches, progress, onBack, onAdmin, onSupport, onNone }: Props) {
  return (
    <StepFrame
      title={t('registration-done:matches.title')}
      progress={progress}
      intro={<p>{t('registration-done:matches.intro')}</p>}
    >
      {matches.isTaken && (
        <Panel tone="waiting">
          <p>{t('registration-done:matches.taken')}</p>
        </Panel>
      )}
      <ul className={stack}>
        {matches.causes.map((cause) => (
          <li key={cause.id} className={`${card} ${tightStack}`}>
            <div className={row}>
              <Monogram name={cause.name} />
              <div>
                <b>{cause.name}</b>
                <br />
                <span className={soft}>{cause.place}</span>
              </div>
            </div>
            <div className={row}>
              <Button onClick={() => onAdmin(cause)}>{t('registration-done:matches.admin', { name: cause.name })}</Button>
              <Button kind="secondary" onClick={() => onSupport(cause)}>
                {t('registration-done:matches.support', { name: cause.name })}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className={row}>
        {!matches.isTaken && (
          <Button kind="secondary" onClick={onNone}>
            {t('registration-done:matches.none')}
          </Button>
        )}
        <Button kind="quiet" onClick={onBack}>
          {t('registration-done:matches.other')}
        </Button>
      </div>
    </StepFrame>
  )
}
