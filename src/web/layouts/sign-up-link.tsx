import { useEffect, useState } from 'react'
import { t } from '../i18n/i18n.ts'
import { useSite } from '../site/site.ts'
import { ButtonLink } from '../ui/button.tsx'

/** U-002, U-003, F-068: to an account, or to supporting the cause that the visitor has come for. */
export function SignUpLink() {
  const { services, followsCause } = useSite()
  const [cause, setCause] = useState<number | null>(null)
  useEffect(() => {
    if (!followsCause) return
    const following = services().then(
      ({ causeSignUp }) => causeSignUp.follow(setCause),
      () => () => {},
    )
    return () => void following.then((stop) => stop())
  }, [services, followsCause])
  return (
    <ButtonLink {...(cause ? { to: '/support-a-good-cause/step-1', search: { cause } } : { to: '/create-an-account' })}>
      {t('shell:signUp')}
    </ButtonLink>
  )
}
