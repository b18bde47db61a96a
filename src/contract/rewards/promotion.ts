/** F-158: the messages that a person passes on; each is a text of locales/en-GB/rewards-promotion.json. */
export const promotionTexts = ['message', 'post', 'email', 'newsletter', 'button'] as const
export type PromotionText = (typeof promotionTexts)[number]
/** What has been copied last. */
export type CopiedText = PromotionText | 'link'
