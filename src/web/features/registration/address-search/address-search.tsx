import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { PostalAddress } from '#contract/registration/cause-registration.rules.ts'
import type { addressSearchMachine } from '#machines/registration/address-search/address-search.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { soft, tightStack } from '#web/ui/styles.ts'

export interface AddressSearchProps {
  /** The wizard's own, as long as it asks for the address. */
  actor: ActorRefFrom<typeof addressSearchMachine>
  postcode(): string
  onChoose(address: PostalAddress): void
}

/** Fills in the fields below it; they can be typed into all the same. */
export function AddressSearch({ actor, postcode, onChoose }: AddressSearchProps) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { addresses } = state.context
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    if (addresses.length > 0) list.current?.querySelector('button')?.focus()
  }, [addresses])
  return (
    <div className={tightStack}>
      <div>
        <Button
          kind="secondary"
          isBusy={state.hasTag('busy')}
          onClick={() => actor.send({ type: 'postcode.submitted', postcode: postcode() })}
        >
          {t('registration-cause:address.find')}
        </Button>
      </div>
      <p role="status" className={soft}>
        {showState(state.value, {
          idle: null,
          needsPostcode: () => t('registration-cause:address.needsPostcode'),
          looking: null,
          found: () => t('registration-cause:address.choose'),
          chosen: () => t('registration-cause:address.chosen'),
          none: () => t('registration-cause:address.none', { postcode: state.context.postcode }),
          failed: () => t('registration-cause:address.searchFailed'),
        })}
      </p>
      {state.matches('found') && (
        <ul ref={list} className={tightStack}>
          {addresses.map((address) => (
            <li key={address.line1}>
              <Button
                kind="quiet"
                onClick={() => {
                  onChoose(address)
                  actor.send({ type: 'address.chosen', address })
                }}
              >
                {[address.line1, address.line2, address.town].filter((line) => line !== '').join(', ')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
