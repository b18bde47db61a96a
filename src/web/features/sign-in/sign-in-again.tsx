import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { LoginForm } from '#web/shared/sign-in/login-form.tsx'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { row, stack } from '#web/ui/styles.ts'

/** Over a page whose session ran out: the page waits behind it with everything typed, and goes on once the same person is back. */
export function SignInAgain() {
  const { session } = useSite()
  const person = usePerson()
  const navigate = useNavigate()
  const before = useRef(person.me?.user)
  const leave = () => {
    session.leaveExpired()
    void navigate({ to: '/' })
  }
  return (
    <Modal isOpen title={t('sign-in:again.title')} onClose={leave}>
      <div className={stack}>
        <Scene name="expired" size="small" />
        <p>{t('sign-in:again.text')}</p>
        <LoginForm
          email={before.current?.email ?? ''}
          onSignedIn={() => {
            // What stands behind belongs to the person before.
            if (session.person().me?.user.id !== before.current?.id) void navigate({ to: '/panel' })
          }}
        />
        <div className={row}>
          <Button kind="quiet" onClick={leave}>
            {t('sign-in:again.leave')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
