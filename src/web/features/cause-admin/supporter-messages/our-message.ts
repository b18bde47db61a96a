import { noticeOf } from '#contract/account/notice.ts'
import type { MessageEvent } from '#contract/cause-admin/supporter-message.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { limits } from '#contract/limits.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'

/** G-012: what we tell supporters ourselves, of a shop and a sum that stand for any. */
export function ourMessage(event: MessageEvent, cause: CauseCard): { title: string; text: string; action: string } {
  const kind = noticeOf[event]
  const values = { shop: t('account-notices:sampleShop'), cause: cause.name, amount: formatMoney(limits.milestonePence) }
  return {
    title: t(`account-notices:kind.${kind}.title`, values),
    text: t(`account-notices:kind.${kind}.text`, values),
    action: t(`account-notices:kind.${kind}.action`),
  }
}
