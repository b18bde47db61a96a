import { css } from '@linaria/core'
import { useRouter } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import upDown from 'lucide/dist/esm/icons/chevrons-up-down.mjs'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { CauseCard } from '#contract/causes/cause.ts'
import { causeSwitcherMachine } from '#machines/cause-admin/cause-switcher/cause-switcher.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { byState } from '#web/ui/by-state.ts'
import { Face } from '#web/ui/face.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { soft, stack } from '#web/ui/styles.ts'
import { activeCauseOf } from '../active-cause/active-cause.ts'

const list = css`
  display: grid; gap: var(--s2); list-style: none; padding: 0;
  & button { display: flex; gap: var(--s3); align-items: center; inline-size: 100%; padding: var(--s3); text-align: start; background: none; border: 1px solid var(--line-soft); border-radius: var(--radius-card); cursor: pointer; }
  & button:hover { background: var(--accent-wash); border-color: var(--accent); }
  & b, & small { display: block; }
`

/** The address of now with another cause's id in it (F-133, D-041); null where it names none. */
export const withCause = (path: string, from: number, to: number): string | null =>
  path.includes(`/${from}/`) || path.endsWith(`/${from}`) ? path.replace(new RegExp(`/${from}(?=/|$)`), `/${to}`) : null

interface ListProps {
  active: CauseCard
  others: readonly CauseCard[]
}

function Switcher({ active, others }: ListProps) {
  const site = useSite()
  const router = useRouter()
  const machine = useMemo(
    () =>
      causeSwitcherMachine.provide({
        actors: {
          switchCause: fromPromise<void, { id: number | null }>(async ({ input }) => {
            if (input.id === null) return
            const href = withCause(router.state.location.pathname, active.id, input.id)
            if (href) await router.navigate({ href })
            activeCauseOf(site).send({ type: 'cause.chosen', id: input.id })
          }),
        },
      }),
    [active.id, router, site],
  )
  const [state, send] = useMachine(machine, { input: { others: others.map((cause) => cause.id) } })
  return (
    <>
      <Button kind="secondary" onClick={() => send({ type: 'list.opened' })}>
        <Icon drawing={upDown} />
        <span>{t('cause-admin-dashboard:overview.switch')}</span>
      </Button>
      <Modal
        isOpen={byState(state.value, { closed: false, list: true, chosen: false })}
        title={t('cause-admin-dashboard:overview.switchTitle')}
        onClose={() => send({ type: 'list.closed' })}
      >
        <div className={stack}>
          <p className={soft}>{t('cause-admin-dashboard:overview.switchText')}</p>
          <ul className={list}>
            {others.map((cause) => (
              <li key={cause.id}>
                <button type="button" onClick={() => send({ type: 'cause.chosen', id: cause.id })}>
                  <Face name={cause.name} picture={cause.logoHttps} />
                  <span>
                    <b>{cause.name}</b>
                    <small className={soft}>{cause.place}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </Modal>
    </>
  )
}

/** F-134, D-003, P-008: only for who runs more than one cause. */
export function CauseSwitcher({ active }: { active: CauseCard }) {
  const { me } = usePerson()
  const others = me?.adminCauses.filter((cause) => cause.id !== active.id) ?? []
  return others.length > 0 ? <Switcher key={active.id} active={active} others={others} /> : null
}
