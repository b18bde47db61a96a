import { useEffect, useRef } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadingDots } from '#web/ui/loading-dots.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { pageBody, row, stack } from '#web/ui/styles.ts'

/** R-014, F-032: opening the page logs out; the user's data is not loaded for it. */
export function LogoutScreen() {
  const { session } = useSite()
  const { isGone, isDegraded } = usePerson()
  const hasBegun = useRef(false)
  // What fails is told as a person who could not be asked for.
  const leave = () => void session.logOut().catch(() => {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the page
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    leave()
  }, [])
  return (
    <div className={`${pageBody} ${stack}`} role="status">
      <h1 tabIndex={-1}>{t(isGone ? 'sign-in:loggedOutTitle' : 'sign-in:logoutTitle')}</h1>
      {isGone ? (
        <>
          <p>{t('sign-in:loggedOut')}</p>
          <div className={row}>
            <ButtonLink to="/">{t('common:goHome')}</ButtonLink>
            <ButtonLink to="/login/{-$provider}" params={{}} kind="secondary">
              {t('shell:logIn')}
            </ButtonLink>
          </div>
        </>
      ) : isDegraded ? (
        <Problem words={t('shell:degraded')} onRetry={leave} />
      ) : (
        <LoadingDots />
      )}
    </div>
  )
}
