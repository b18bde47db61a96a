import { useMachine } from '@xstate/react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import type { PostalAddress } from '#contract/registration/cause-registration.rules.ts'
import { addressSearchMachine } from '#machines/registration/address-search/address-search.machine.ts'
import type { Api } from '#web/api/client.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { t } from '#web/i18n/i18n.ts'
import { later } from '#web/site/later.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { soft, tightStack } from '#web/ui/styles.ts'

const loadRegistrationCauseCalls = later(
  async () => (await import('#contract/registration/cause.calls.ts')).registrationCauseCalls,
)

function addressSearchWith(api: Api) {
  return addressSearchMachine.provide({
    actors: {
      findAddresses: fromPromise(async ({ input }): Promise<PostalAddress[]> => {
        const registrationCauseCalls = await loadRegistrationCauseCalls()
        try {
          return (await api.ask(registrationCauseCalls.findAddresses, { query: { postcode: input.postcode } })).details.addresses
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 422) return []
          throw error
        }
      }),
    },
  })
}

export interface AddressSearchProps {
  postcode(): string
  onChoose(address: PostalAddress): void
}

/** Fills in the fields below it; they can be typed into all the same. */
export function AddressSearch({ postcode, onChoose }: AddressSearchProps) {
  const { api } = useSite()
  const machine = useMemo(() => addressSearchWith(api), [api])
  const [state, send] = useMachine(machine)
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
          onClick={() => send({ type: 'postcode.submitted', postcode: postcode() })}
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
                  send({ type: 'address.chosen', address })
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
