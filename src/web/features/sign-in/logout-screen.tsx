import { useEffect, useRef, useState } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadingDots } from '#web/ui/loading-dots.tsx'
import { pageBody, row, stack } from '#web/ui/styles.ts'

/** R-014, F-032: opening the page logs out; the user's data is not loaded for it. */
export function LogoutScreen() {
  const { session } = useSite()
  const [isDone, setIsDone] = useState(false)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void session.logOut().then(() => setIsDone(true))
  }, [session])
  return (
    <div className={`${pageBody} ${stack}`} role="status">
      <h1 tabIndex={-1}>{t(isDone ? 'sign-in:loggedOutTitle' : 'sign-in:logoutTitle')}</h1>
      {isDone ? (
        <>
          <p>{t('sign-in:loggedOut')}</p>
          <div className={row}>
            <ButtonLink to="/">{t('common:goHome')}</ButtonLink>
            <ButtonLink to="/login/{-$provider}" params={{}} kind="secondary">
              {t('shell:logIn')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <LoadingDots />
      )}
    </div>
  )
}
