import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { favouriteCalls } from '#contract/shopping/favourites.calls.ts'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import { type FavouritesOutcome, favouritesMachine, type ShopsFound } from '#machines/shopping/favourites/favourites.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Checks } from '#web/ui/checks.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { rateWords } from '#web/ui/rate-words.ts'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { pageBody, stack } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'

const offered = 30
const loadRules = lazyImport(async () => (await import('#contract/shopping/favourites.rules.ts')).favouriteRules)

function favouritesWith({ api }: Pick<Site, 'api'>) {
  return favouritesMachine.provide({
    actors: {
      readShops: fromPromise(async (): Promise<ShopsFound> => {
        const [mine, popular] = await Promise.all([
          api.ask(favouriteCalls.readFavourites),
          api.ask(shoppingCalls.listRetailers, { query: { order: 'popular', perPage: offered } }),
        ])
        const chosen = mine.details.retailers
        const others = popular.details.retailers.filter((shop) => chosen.every(({ id }) => id !== shop.id))
        return { shops: [...chosen, ...others], chosen: chosen.map(({ id }) => id) }
      }),
      saveFavourites: fromPromise(async ({ input: { chosen } }): Promise<FavouritesOutcome> => {
        try {
          await api.ask(favouriteCalls.saveFavourites, { body: { retailerIds: chosen } })
          return { kind: 'saved' }
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 422) return { kind: 'refused', fields: { shops: 'shopRequired' } }
          throw error
        }
      }),
    },
  })
}

interface FormProps extends ShopsFound {
  refusals: Record<string, string>
  isBusy: boolean
  onSubmit(chosen: number[]): void
}

function ShopsForm({ shops, chosen, refusals, isBusy, onSubmit }: FormProps) {
  const form = useRulesForm<{ shops: string[] }>(loadRules, { shops: chosen.map(String) })
  const rates = new Map(shops.map((shop) => [String(shop.id), rateWords(shop)]))
  return (
    <FormFrame
      form={form}
      fields={['shops']}
      serverFields={refusals}
      onSubmit={(fields) => !isBusy && onSubmit(fields.shops.map(Number))}
    >
      <Checks
        registration={form.register('shops')}
        legend={t('account:favourites.legend')}
        options={shops.map((shop) => ({ value: String(shop.id), label: shop.name }))}
        detailOf={(value) => rates.get(value) ?? ''}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('account:favourites.save')}
      </Button>
    </FormFrame>
  )
}

/** R-081, F-091, V-075 */
export function FavouritesScreen() {
  const site = useSite()
  const navigate = useNavigate()
  const machine = useMemo(() => favouritesWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const isSaved = state.matches('success')
  useEffect(() => {
    if (isSaved) void navigate({ to: '/donation-reminder/guide-quickstart/favourites/success' })
  }, [isSaved, navigate])
  const { shops, chosen, refusals } = state.context
  return (
    <div className={`${pageBody} ${stack}`}>
      <PageHeading intro={t('account:favourites.intro')}>{t('account:favourites.title')}</PageHeading>
      {showState(state.value, {
        loading: <Loading />,
        loadFailed: () => (
          <Problem
            words={t('account:favourites.loadFailed')}
            help={helpFor(why)}
            onRetry={() => send({ type: 'page.refreshed' })}
          />
        ),
        choosing: null,
        saving: null,
        notSaved: () => (
          <Problem words={t('account:saveFailed')} help={helpFor(why)} onRetry={() => send({ type: 'submission.retried' })} />
        ),
        success: null,
      })}
      {state.hasTag('editable') && (
        <>
          {chosen.length === 0 && <Scene name="no-favourites" />}
          <ShopsForm
            shops={shops}
            chosen={chosen}
            refusals={refusals}
            isBusy={state.hasTag('busy')}
            onSubmit={(ids) => send({ type: 'shops.submitted', chosen: ids })}
          />
        </>
      )}
    </div>
  )
}
