import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { reminderSearchMachine } from '#machines/shopping/reminder-search/reminder-search.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { sendMessage } from '../messages.ts'
import { shopAddress } from '../site.ts'
import { donatesBriefly } from '../words.ts'

const machine = reminderSearchMachine.provide({
  actors: { readShops: fromPromise(() => sendMessage({ type: 'shops.read' })) },
})

/** Partner shops by name, among those that are here: what is typed goes nowhere. */
export function SearchPart() {
  const [state, send] = useMachine(machine)
  const { shops, found, term } = state.context
  if (state.matches('loading')) return <p role="status">{t('shopping-extension:popup.loading')}</p>
  if (state.matches('failed'))
    return (
      <div role="alert" className="card">
        <p>{t('shopping-extension:popup.listFailed')}</p>
        <div className="row">
          <button type="button" onClick={() => send({ type: 'list.retried' })}>
            {t('shopping-extension:tryAgain')}
          </button>
        </div>
      </div>
    )
  const said = state.matches({ ready: 'untyped' })
    ? t('shopping-extension:popup.count', { count: shops.length })
    : state.matches({ ready: 'empty' })
      ? t('shopping-extension:popup.empty')
      : t('shopping-extension:popup.found', { count: found.length })
  return (
    <search className="search">
      <label htmlFor="shop">{t('shopping-extension:popup.search')}</label>
      <input
        id="shop"
        type="search"
        autoComplete="off"
        value={term}
        onChange={({ target }) => send({ type: 'term.changed', term: target.value })}
      />
      <p role="status" className="soft">
        {said}
      </p>
      {found.length > 0 && (
        <ul>
          {found.map((shop) => (
            <li key={shop.slug}>
              <a href={shopAddress(shop.slug)} target="_blank" rel="noreferrer">
                <b>{shop.name}</b>
                <span>
                  {donatesBriefly(shop)} <i className="hidden">({t('shopping-extension:popup.opens')})</i>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
