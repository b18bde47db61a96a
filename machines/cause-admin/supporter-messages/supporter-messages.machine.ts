import type { SupporterMessage } from '../../../src/contract/entities/cause-people.ts'
import { reading } from '../../reading.ts'

/** F-152, R-111 */
export const supporterMessagesMachine = reading<{ messages: SupporterMessage[] }>(
  'supporterMessages',
  'What a cause says to its supporters, by event and medium.',
)
