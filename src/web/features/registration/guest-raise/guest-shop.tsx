import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceList } from '#web/ui/choice-list.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { rateWords } from '#web/ui/rate-words.ts'
import { type Progress, StepFrame } from '#web/ui/step-frame.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'

const loadShopRules = lazyImport(async () => (await import('#contract/registration/registration.rules.ts')).shopSearchRules)

interface Props {
  progress: Progress | null
  onBack: (() => void) | undefined
  chosen: { slug: string; name: string } | null
  shops: readonly RetailerCard[]
  term: string
  isBusy: boolean
  fault: 'none' | 'failed' | null
  onSearch(term: string): void
  onKeep(): void
  onChoose(shop: { slug: string; name: string }): void
}

export function GuestShop({ progress, onBack, chosen, shops, term, isBusy, fault, onSearch, onKeep, onChoose }: Props) {
  const form = useRulesForm(loadShopRules, { shop: '' })
  return (
    <StepFrame
      title={t('registration-guest:shopTitle')}
      progress={progress}
      onBack={onBack}
      intro={<p>{t('registration-guest:shopText')}</p>}
    >
      {chosen && !isBusy && (
        <Panel tone="positive">
          <p>{t('registration:chooseCause.chosen', { name: chosen.name })}</p>
          <Button onClick={onKeep}>{t('registration-guest:keepShop')}</Button>
        </Panel>
      )}
      <FormFrame form={form} fields={['shop']} onSubmit={({ shop }) => onSearch(shop)}>
        <TextField registration={form.register('shop')} label={t('registration-guest:shopLabel')} autoComplete="off" />
        <Button type="submit" kind={shops.length > 0 ? 'secondary' : 'primary'} isBusy={isBusy}>
          {t('registration-guest:shopSearch')}
        </Button>
      </FormFrame>
      <div role="status">
        {fault && (
          <Panel tone={fault === 'none' ? 'waiting' : 'negative'}>
            <p>{t(fault === 'none' ? 'registration-guest:noShop' : 'registration-guest:shopsFailed', { term })}</p>
          </Panel>
        )}
      </div>
      <ChoiceList
        choices={shops.map((shop) => ({
          key: shop.slug,
          name: shop.name,
          detail: t('registration-guest:rate', { rate: rateWords(shop) }),
          onChoose: () => onChoose({ slug: shop.slug, name: shop.name }),
        }))}
      />
    </StepFrame>
  )
}
