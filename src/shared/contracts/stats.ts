import { z } from "zod";

export const stats = z.object({
  totalUsers: z.number().int(),
  completed: z.number().int(),
  inProgress: z.number().int(),
  notStarted: z.number().int(),
});
