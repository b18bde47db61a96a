import type { SupporterMessage } from '#contract/cause-admin/supporter-message.ts'
import { reading } from '#machines/reading.ts'

/** F-152, R-111 */
export const supporterMessagesMachine = reading<{ messages: SupporterMessage[] }>('supporterMessages', 'All supporter messages.')
