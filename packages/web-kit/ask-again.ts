/**
 * After an act everything that is shown is asked again: whoever acts cannot know what else reads of it, such as what a loan
 * costs once its interest is paid. What is not on the screen is asked again when it is shown next.
 */
import { useQueryClient } from '@tanstack/react-query';

export function useAskAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries();
}
