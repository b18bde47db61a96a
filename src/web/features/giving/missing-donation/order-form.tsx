import { insuranceTypes, travelTypes } from '#contract/giving/claim.ts'
import type { OrderFields, Sector } from '#contract/giving/missing-donation.rules.ts'
import { limits } from '#contract/limits.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Button } from '#web/ui/button.tsx'
import { Radios } from '#web/ui/choices.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame, ruleSentence } from '#web/ui/form.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'

const fieldsOf = {
  goods: ['purchaseDate', 'orderReference', 'totalSpend', 'priorShopping', 'comment'],
  travel: ['travelType', 'travelDate', 'purchaseDate', 'orderReference', 'totalSpend', 'priorShopping', 'comment'],
  insurance: ['insuranceType', 'purchaseDate', 'orderReference', 'totalSpend', 'priorShopping', 'comment'],
} as const satisfies Record<Sector, (keyof OrderFields)[]>

const loadRules = lazyImport(async () => (await import('#contract/giving/missing-donation.rules.ts')).orderRules)

interface Props {
  sector: Sector
  kept: OrderFields | null
  /** The day of the visit, which most purchases are made on. */
  day: string
  refusals: Record<string, string>
  isBusy: boolean
  onSubmit(order: OrderFields): void
  onShop(): void
}

/** F-116: what is asked depends on what the shop sells. */
export function OrderForm({ sector, kept, day, refusals, isBusy, onSubmit, onShop }: Props) {
  const load = async () => (await loadRules())[sector]
  const form = useRulesForm<OrderFields>(
    load as never, // each sector's rules take the same fields; those that it does not ask stay empty
    kept ?? {
      purchaseDate: day,
      orderReference: '',
      totalSpend: '',
      comment: '',
      travelType: '',
      travelDate: '',
      insuranceType: '',
    },
  )
  const names: readonly string[] = fieldsOf[sector]
  const isElsewhere = Object.keys(refusals).some((name) => !names.includes(name))
  return (
    <FormFrame form={form} fields={fieldsOf[sector]} serverFields={refusals} onSubmit={(order) => !isBusy && onSubmit(order)}>
      {refusals.retailerId !== undefined ? (
        <Panel tone="negative" isAlert>
          <p>{ruleSentence(refusals.retailerId)}</p>
          <Button kind="secondary" onClick={onShop}>
            {t('giving-claims:missingDonation.otherShop')}
          </Button>
        </Panel>
      ) : (
        isElsewhere && (
          <Panel tone="negative">
            <p>{t('giving-claims:missingDonation.failed')}</p>
          </Panel>
        )
      )}
      {sector === 'travel' && (
        <>
          <Radios
            registration={form.register('travelType')}
            legend={t('giving-claims:missingDonation.travelType')}
            options={travelTypes.map((value) => ({ value, label: t(`giving-claims:missingDonation.travel.${value}`) }))}
          />
          <TextField
            registration={form.register('travelDate')}
            label={t('giving-claims:missingDonation.travelDate')}
            type="date"
          />
        </>
      )}
      {sector === 'insurance' && (
        <Radios
          registration={form.register('insuranceType')}
          legend={t('giving-claims:missingDonation.insuranceType')}
          options={insuranceTypes.map((value) => ({ value, label: t(`giving-claims:missingDonation.insurance.${value}`) }))}
        />
      )}
      <TextField
        registration={form.register('purchaseDate')}
        label={t('giving-claims:missingDonation.purchaseDate')}
        type="date"
      />
      <TextField
        registration={form.register('orderReference')}
        label={t('giving-claims:missingDonation.orderReference')}
        hint={t('giving-claims:missingDonation.orderReferenceHint')}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        registration={form.register('totalSpend')}
        label={t('giving-claims:missingDonation.totalSpend')}
        hint={t('giving-claims:missingDonation.totalSpendHint')}
        inputMode="decimal"
        autoComplete="off"
      />
      <Radios
        registration={form.register('priorShopping')}
        legend={t('giving-claims:missingDonation.prior')}
        options={[
          { value: 'no', label: t('giving-claims:missingDonation.no') },
          { value: 'yes', label: t('giving-claims:missingDonation.yes') },
        ]}
      />
      <TextArea
        registration={form.register('comment')}
        label={t('giving-claims:missingDonation.comment')}
        maximum={limits.maximumCommentLength}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('giving-claims:missingDonation.send')}
      </Button>
    </FormFrame>
  )
}
