import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { Suspense, use, useEffect, useId, useMemo, useState } from 'react'
import type { Choices } from '#machines/telemetry/consent/consent.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import type { Consent } from '#web/site/telemetry/consent.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Modal } from '#web/ui/modal.tsx'
import { container, row, soft, stack } from '#web/ui/styles.ts'

const bar = css`
  position: fixed; inset-block-end: 0; inset-inline: 0; z-index: 40; background: var(--surface-raised); border-block-start: 2px solid var(--accent); box-shadow: var(--shadow); padding-block: var(--s4);
  & > div { display: grid; gap: var(--s3); }
  @media (min-width: 1024px) { & > div { grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: var(--s6); } }
`
const choice = css`
  display: grid; grid-template-columns: auto 1fr; gap: var(--s1) var(--s3); align-items: start;
  & > input { inline-size: 24px; block-size: 24px; margin: 2px; accent-color: var(--accent); }
  & > p { grid-column: 2; }
`

function Purpose({ name, isOn, onChange }: { name: 'analytics' | 'advertising'; isOn: boolean; onChange(isOn: boolean): void }) {
  const id = useId()
  return (
    <div className={choice}>
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{t(`telemetry-consent:${name}`)}</label>
      <p id={`${id}-text`} className={soft}>
        {t(`telemetry-consent:${name}Text`)}
      </p>
    </div>
  )
}

function Preferences({ consent }: { consent: Consent }) {
  const [choices, setChoices] = useState<Choices>(consent.getSnapshot().context.choices)
  return (
    <div className={stack}>
      <p>{t('telemetry-consent:needed')}</p>
      {(['analytics', 'advertising'] as const).map((name) => (
        <Purpose key={name} name={name} isOn={choices[name]} onChange={(isOn) => setChoices({ ...choices, [name]: isOn })} />
      ))}
      <div className={row}>
        <Button onClick={() => consent.send({ type: 'choices.saved', choices })}>{t('telemetry-consent:save')}</Button>
      </div>
    </div>
  )
}

/** F-076: asks in a bar, as easily refused as given; the choice can be changed from the footer. */
function ConsentOf({ consent }: { consent: Consent }) {
  const state = useSelector(consent, (snapshot) => snapshot.value)
  // What has the focus must not lie under the bar (2.4.11).
  useEffect(() => {
    const room = state === 'asked' ? '14rem' : ''
    document.documentElement.style.scrollPaddingBlockEnd = room
    document.body.style.paddingBlockEnd = room
  }, [state])
  const asked = () => (
    <section className={bar} aria-label={t('telemetry-consent:title')}>
      <div className={container}>
        <p>
          {t('telemetry-consent:ask')}{' '}
          <Link to="/terms/$termsType" params={{ termsType: 'cookies' }}>
            {t('shell:footer.termsCookies')}
          </Link>
        </p>
        <div className={cx(row)}>
          <Button onClick={() => consent.send({ type: 'consent.givenToAll' })}>{t('telemetry-consent:yes')}</Button>
          <Button onClick={() => consent.send({ type: 'consent.refusedForAll' })}>{t('telemetry-consent:no')}</Button>
          <Button kind="quiet" onClick={() => consent.send({ type: 'preferences.opened' })}>
            {t('telemetry-consent:choose')}
          </Button>
        </div>
      </div>
    </section>
  )
  const choosing = () => (
    <Modal isOpen title={t('telemetry-consent:title')} onClose={() => consent.send({ type: 'preferences.closed' })}>
      <Preferences consent={consent} />
    </Modal>
  )
  return showState(state, { unknown: null, asked, choosing, decided: null, changing: choosing })
}

function ConsentOnceKnown({ known }: { known: Promise<Consent | null> }) {
  const consent = use(known)
  return consent && <ConsentOf consent={consent} />
}

export function ConsentBar() {
  const { services } = useSite()
  const known = useMemo(
    () =>
      services().then(
        ({ consent }) => consent,
        () => null, // without the services nothing is measured, so nothing need be asked
      ),
    [services],
  )
  return (
    <Suspense fallback={null}>
      <ConsentOnceKnown known={known} />
    </Suspense>
  )
}
